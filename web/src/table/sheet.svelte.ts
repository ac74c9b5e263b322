export type Tab = "log" | "chat" | "rules" | "seats";

/** The side sheet: which page of it lies open, and on a phone whether it is up. */
export class Sheet {
  tab = $state<Tab>("log");
  up = $state(false);
  /** The clause that the rules should show. */
  clause = $state<string | null>(null);

  show(tab: Tab): void {
    this.tab = tab;
    this.up = true;
  }

  rule(clause: string | null): void {
    this.clause = clause;
    this.show("rules");
  }
}
