/** Which deed lies open: of a square, or of a card; one that somebody has opened, or that a
 *  question is about. */
class OpenDeed {
  number = $state<number | null>(null);
  card = $state<string | null>(null);
  /** It was opened by key, and so takes the keyboard. */
  keyed = $state(false);
  /** It opened by itself, because of a question, and goes with it. */
  byItself = $state(false);

  open(number: number, keyed: boolean): void {
    const again = this.number === number && !keyed;
    this.shut();
    this.keyed = keyed;
    this.number = again ? null : number;
  }
  /** Shows what a card does. */
  look(card: string, keyed: boolean): void {
    const again = this.card === card && !keyed;
    this.shut();
    this.keyed = keyed;
    this.card = again ? null : card;
  }
  /** A question about a square has come, or gone. */
  ask(number: number | null): void {
    if (number === null && !this.byItself) return;
    this.shut();
    this.byItself = number !== null;
    this.number = number;
  }
  shut(): void {
    this.number = null;
    this.card = null;
    this.keyed = false;
    this.byItself = false;
  }
}
export const deed = new OpenDeed();
