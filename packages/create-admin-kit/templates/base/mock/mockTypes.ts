/** Words in both languages: the mock answers in the one that a call asks for (`Accept-Language`), in English unless it says. */
export interface Words {
  zh: string;
  en: string;
}

/** The language that a call asks for, of those that the mock has. */
export function languageOf(accepted: string | null | undefined): keyof Words {
  const asked = (accepted ?? '').split(',').map((one) => {
    const [tag = '', weight = 'q=1'] = one.trim().split(/\s*;\s*/);
    return { tag: tag.toLowerCase().slice(0, 2), weight: Number(weight.slice(2)) };
  });
  const known = asked.filter(({ tag }) => tag === 'zh' || tag === 'en').toSorted((one, other) => other.weight - one.weight);
  return known[0]?.tag === 'zh' ? 'zh' : 'en';
}

/** A call of the mock server. */
export interface MockCall {
  method: string;
  url: URL;
  token: string | undefined;
  /** Language of what a refusal says. */
  language: keyof Words;
  /** Parsed JSON. */
  body: unknown;
}

/** What it answers; undefined where the address is none of its own. */
export interface MockAnswer {
  status?: number;
  body?: unknown;
  file?: { name: string; text: string };
}

/** Answers a call. */
export type MockHandler = (call: MockCall) => Promise<MockAnswer | undefined>;

/** A call that breaks a rule, with the field that it is about. */
export class Refusal extends Error {
  readonly words: Words;
  readonly status: number;
  readonly field: string | undefined;

  constructor(words: Words, { status = 422, field }: { status?: number; field?: string } = {}) {
    super(words.en);
    this.words = words;
    this.status = status;
    this.field = field;
  }
}

/** Refuses a change of a row that somebody else has changed meanwhile: it names the version that it was made from. @throws Refusal (409) */
export function demandVersion(row: { version?: unknown }, input: unknown): void {
  if (row.version !== undefined && (Object(input) as { version?: unknown }).version !== row.version)
    throw new Refusal(
      { zh: '数据已被他人修改，请刷新后重试。', en: 'Somebody else has changed this meanwhile. Read it again.' },
      { status: 409 },
    );
}

/** @throws Refusal (404) for a path that the mock does not have */
export function refuseUnknown(name: string): never {
  throw new Refusal({ zh: `模拟服务器没有“${name}”。`, en: `The mock server has no '${name}'.` }, { status: 404 });
}
