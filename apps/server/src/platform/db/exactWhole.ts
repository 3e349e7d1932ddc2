/** A whole number as the wire has it. */
export const exactWhole = (value: bigint): number | string => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
};
