/** As many points as a drawing is filled up to: what lies further apart stays as it is. */
const most = 400;

/**
 * Years, months or days in order. Where all are of one kind, those between the first and the last that are not there come in between: a
 * gap of time is not left out of a line of time. A blank one stands first. Undefined: they are not points of time.
 */
export function pointsOfTime(points: readonly string[]): readonly string[] | undefined {
  const told = points.filter((point) => point !== '').toSorted();
  if (told.length === 0 || !told.every((point) => /^\d{4}(?:-\d{2}){0,2}/.test(point))) return undefined;
  const blank = points.length === told.length ? [] : [''];
  const kind = [kinds.year, kinds.month, kinds.day].find(({ form }) => told.every((point) => form.test(point)));
  const between = kind && walk(told[0]!, { last: told.at(-1)!, next: kind.next });
  return [...blank, ...(between ?? told)];
}

const textOf = (time: number, length: number): string => new Date(time).toISOString().slice(0, length);

const kinds = {
  year: { form: /^\d{4}$/, next: (year: string) => String(Number(year) + 1).padStart(4, '0') },
  month: {
    form: /^\d{4}-(?:0[1-9]|1[0-2])$/,
    next: (month: string) => textOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1), 7),
  },
  day: {
    form: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    next: (day: string) => textOf(Date.parse(`${day}T00:00:00Z`) + 86_400_000, 10),
  },
};

/** Undefined where there are too many, or where a point is none of the calendar. */
function walk(first: string, { last, next }: { last: string; next: (point: string) => string }): string[] | undefined {
  const found = [first];
  while (found.at(-1)! < last && found.length <= most) found.push(next(found.at(-1)!));
  return found.at(-1) === last ? found : undefined;
}
