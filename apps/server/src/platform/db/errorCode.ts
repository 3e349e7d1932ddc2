/** The SQLSTATE of a failed statement, or what the operating system calls a failed connection; it may stand in the causes. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause === undefined ? undefined : errorCode(cause);
}
