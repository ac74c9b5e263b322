import { t } from "../language.svelte";

/** Times for each step that a table may have, in seconds. */
export const LIMITS = [30, 60, 120, 300, 1800, 86400];

export function limitWords(seconds: number): string {
  if (seconds >= 86400) return t("open-limit-days", { days: Math.round(seconds / 86400) });
  if (seconds >= 3600) return t("open-limit-hours", { hours: Math.round(seconds / 3600) });
  if (seconds >= 60) return t("open-limit-minutes", { minutes: Math.round(seconds / 60) });
  return t("open-limit-seconds", { seconds });
}
