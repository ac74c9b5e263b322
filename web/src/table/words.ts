import type { Legal, TableSection } from "../wire";

export interface ChoiceGroup {
  /** The thing with which all of the group's paths begin. */
  thing: string;
  actions: Legal[];
}

/** Legal actions by the thing that is touched first, in the order of the rules. */
export function choiceGroups(legal: readonly Legal[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const action of legal) {
    // Buttons stand together, whatever each is called.
    const first = action.path[0] ?? action.code;
    const thing = first.startsWith("button/") ? "button" : first;
    const group = groups.get(thing) ?? { thing, actions: [] };
    group.actions.push(action);
    groups.set(thing, group);
  }
  return [...groups.values()];
}

/** Whether a section is the reader's own hand, by the message that titles it. */
export function isHandTitle(section: TableSection): boolean {
  return section.title.id === "zone-hand";
}
