/** A call of the mock server. */
export interface MockCall {
  method: string;
  url: URL;
  token: string | undefined;
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
  readonly status: number;
  readonly field: string | undefined;

  constructor(message: string, { status = 422, field }: { status?: number; field?: string } = {}) {
    super(message);
    this.status = status;
    this.field = field;
  }
}
