/** One line of the table. */
interface Line {
  what: string;
  measured: string;
  budget: string;
  isMet: boolean | undefined;
}

/** Gathers measurements and prints them against their budgets. */
export interface Report {
  /** Tells what is being done. */
  say(text: string): void;
  /** A figure that must not be above its budget. */
  atMost(what: string, given: { value: number; budget: number; unit: string }): void;
  /** A figure that must not be below its budget. */
  atLeast(what: string, given: { value: number; budget: number; unit: string }): void;
  /** A figure without a budget. */
  note(what: string, measured: string): void;
  /** Prints the table. @returns how many budgets are missed */
  print(): number;
}

/** Makes an empty report. */
export function createReport(): Report {
  const lines: Line[] = [];
  const add = (
    what: string,
    { value, sign, budget, unit, isMet }: { value: number; sign: string; budget: number; unit: string; isMet: boolean },
  ) => void lines.push({ what, measured: `${rounded(value)} ${unit}`.trim(), budget: `${sign} ${budget} ${unit}`.trim(), isMet });
  return {
    say: (text) => console.log(`▸ ${text}`),
    atMost: (what, { value, budget, unit }) => add(what, { value, sign: '≤', budget, unit, isMet: value <= budget }),
    atLeast: (what, { value, budget, unit }) => add(what, { value, sign: '≥', budget, unit, isMet: value >= budget }),
    note: (what, measured) => void lines.push({ what, measured, budget: '', isMet: undefined }),
    print: () => {
      const wide = Math.max(...lines.map(({ what }) => what.length), 10);
      console.log('');
      for (const { what, measured, budget, isMet } of lines) {
        console.log(`${isMet === undefined ? ' ' : isMet ? '✔' : '✖'} ${what.padEnd(wide)}  ${measured.padStart(14)}  ${budget}`.trimEnd());
      }
      const missed = lines.filter(({ isMet }) => isMet === false).length;
      const met = lines.filter(({ isMet }) => isMet === true).length;
      console.log(`\n${met} budgets met, ${missed} missed`);
      return missed;
    },
  };
}

function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}
