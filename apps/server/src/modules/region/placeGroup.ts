import type { FieldGroup, GroupChange } from '../../platform/contract/index.ts';
import { invalidInput, type FieldError } from '../../platform/errors.ts';
import { divisions, placeOf, type Division } from './divisions.ts';

type Place = NonNullable<ReturnType<typeof placeOf>>;
type Level = keyof Place;

const levels = ['province', 'city', 'district'] as const satisfies readonly Level[];

/** The fields of a place. Without a code its names are checked against each other. */
interface PlaceFields {
  code?: string;
  province: string;
  city: string;
  district?: string;
  /** Id of an address that the whole place is copied from: while it is set, the names given beside it do not count. */
  copyOf?: string;
}

/**
 * The code of a division and the names of its levels. A new code brings its names; names that belong to another place than the code are
 * refused; a district that no table lists, such as a development zone, keeps its own name. Short forms such as 潍坊 are stored as the table writes them, and names without a code find theirs when there is just one.
 *
 * @source freight-domain 2.37, 2.45
 */
export function placeGroup(names: PlaceFields = { code: 'adcode', province: 'province', city: 'city', district: 'district' }): FieldGroup {
  const { code, copyOf } = names;
  const fields = levels.flatMap((level) => (names[level] === undefined ? [] : [{ level, name: names[level] }]));
  const agree = (change: GroupChange): Record<string, unknown> => {
    const { values, before } = change;
    const textOf = (row: Readonly<Record<string, unknown>> | undefined, name: string) => {
      const value = row?.[name];
      return typeof value === 'string' ? value : '';
    };
    const after = (name: string) => (values[name] === undefined ? textOf(before, name) : textOf(values, name));
    const isChanged = (name: string) => values[name] !== undefined && textOf(values, name) !== textOf(before, name);
    if (copyOf !== undefined && after(copyOf) !== '') return {};
    const isMoved = code !== undefined && isChanged(code);
    if (!isMoved && !fields.some(({ name }) => isChanged(name))) return {};
    // Names that came along unchanged with a new code are those of the old one.
    const given = new Map(fields.map(({ level, name }) => [level, isMoved && !isChanged(name) ? '' : after(name)]));
    const codeNow = code === undefined ? '' : after(code);
    if (codeNow === '') {
      if ([...given.values()].every((text) => text === '')) return Object.fromEntries(fields.map(({ name }) => [name, null]));
      const found = findPlaces(given);
      if (found.length === 0)
        throw refusal(change, {
          fields,
          isWrong: () => true,
          reason: { zh: '与其他级别的行政区划不相符', en: 'does not match the other levels of the place' },
        });
      const [only] = found;
      const isWhole = levels.every((level) => (given.get(level) ?? '') !== '');
      return only !== undefined && found.length === 1 && isWhole && code !== undefined
        ? { [code]: only.adcode, ...namesOf(only.place) }
        : {};
    }
    const place = placeOf(codeNow);
    if (place === undefined) return {};
    const isZone = isUnlisted(given.get('district') ?? '');
    const isWrong = (level: Level) =>
      (given.get(level) ?? '') !== '' && !isSame(level, { text: given.get(level) ?? '', place }) && !(level === 'district' && isZone);
    if (levels.some(isWrong)) {
      const whole = [...new Set(levels.map((level) => place[level]))].join('');
      throw refusal(change, {
        fields,
        isWrong,
        reason: {
          zh: `与行政区划 ${codeNow}（${whole}）不符`,
          en: `does not belong to division ${codeNow} (${whole})`,
        },
      });
    }
    return namesOf(isZone ? { ...place, district: given.get('district') ?? '' } : place);
  };
  const namesOf = (place: Place) => Object.fromEntries(fields.map(({ level, name }) => [name, place[level]]));
  return { name: code ?? names.province, fields: [...(code === undefined ? [] : [code]), ...fields.map(({ name }) => name)], agree };
}

function refusal(
  { labels, locale }: GroupChange,
  {
    fields,
    isWrong,
    reason,
  }: { fields: readonly { level: Level; name: string }[]; isWrong: (level: Level) => boolean; reason: { zh: string; en: string } },
): Error {
  const problems = fields.flatMap(({ level, name }): FieldError[] =>
    isWrong(level) ? [{ path: name, message: `${labels[name]?.[locale] ?? name}${locale === 'zh' ? '' : ': '}${reason[locale]}` }] : [],
  );
  return invalidInput(problems[0]?.message ?? reason[locale], problems);
}

/** What divisions are called without saying of what kind they are. */
const bare = (name: string): string => {
  const short = name.replace(/(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|省|市|地区|自治州|盟|区|县|旗)$/, '');
  return short.length >= 2 ? short : name;
};

function isSame(level: Level, { text, place }: { text: string; place: Place }): boolean {
  const name = text.replaceAll(/\s/g, '');
  // Tables list the districts of a municipality below 市辖区 or 县, and counties of a province below a row of their own.
  if (level === 'city' && (/^省?自?治?区?直辖/.test(name) || (place.city === place.province && (name === '市辖区' || name === '县'))))
    return true;
  return name === place[level] || bare(name) === bare(place[level]);
}

interface Found {
  adcode: string;
  place: Place;
}

const listed = new WeakMap<ReadonlyMap<string, Division>, readonly Found[]>();

/** The divisions of today that are called so. */
const findPlaces = (given: ReadonlyMap<Level, string>): readonly Found[] =>
  listPlaces().filter(({ place }) => [...given].every(([level, text]) => text === '' || isSame(level, { text, place })));

/** Whether a district is called as none is. */
const isUnlisted = (district: string): boolean =>
  district !== '' && !listPlaces().some(({ place }) => isSame('district', { text: district, place }));

function listPlaces(): readonly Found[] {
  const table = divisions();
  let all = listed.get(table);
  if (all === undefined) {
    all = [...table.values()].flatMap(({ adcode, abolished }): Found[] => {
      const place = abolished === null ? placeOf(adcode) : undefined;
      return place === undefined ? [] : [{ adcode, place }];
    });
    listed.set(table, all);
  }
  return all;
}
