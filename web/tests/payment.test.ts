import { describe, expect, test } from "vitest";
import { Payment } from "../src/games/deal/payment.svelte";

function payment(owed: number, ...values: number[]): Payment {
  const coins = values.map((value, i) => ({ card: `m${value}-${i}`, value }));
  return new Payment(
    () => owed,
    () => coins,
  );
}

describe("a payment being gathered", () => {
  test("can be picked and put back", () => {
    const pay = payment(5, 1, 3);
    expect(pay.touch("m3-1")).toBe(true);
    expect(pay.total).toBe(3);
    expect(pay.light("m3-1")).toBe("held");
    expect(pay.light("m1-0")).toBe("lit");
    pay.touch("m3-1");
    expect(pay.total).toBe(0);
  });

  test("leaves alone what is not money", () => {
    const pay = payment(5, 1);
    expect(pay.touch("jsn-1")).toBe(false);
    expect(pay.light("jsn-1")).toBeNull();
  });

  test("is ready when it covers the debt", () => {
    const pay = payment(4, 1, 3, 5);
    pay.touch("m1-0");
    expect(pay.ready).toBe(false);
    pay.touch("m3-1");
    expect(pay.ready).toBe(true);
    expect(pay.codes).toEqual(["pay m1-0", "pay m3-1"]);
  });

  test("is ready when everything is given", () => {
    const pay = payment(9, 1, 3);
    pay.touch("m3-1");
    pay.touch("m1-0");
    expect(pay.everything && pay.ready).toBe(true);
  });

  test("hands the card that covers the debt over last", () => {
    const pay = payment(4, 5, 2);
    pay.touch("m5-0");
    pay.touch("m2-1");
    expect(pay.needless).toEqual(["m2-1"]);
    expect(pay.ready).toBe(true);
    expect(pay.codes).toEqual(["pay m2-1", "pay m5-0"]);
  });

  test("is not ready with a card that could never be handed over", () => {
    const pay = payment(2, 2, 3);
    pay.touch("m2-0");
    pay.touch("m3-1");
    expect(pay.ready).toBe(false);
  });
});
