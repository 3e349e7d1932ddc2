/** Whether a call failed because the person may not, by our permissions or by the server's word. */
export function isDenied(error: unknown): boolean {
  const { status, code } = told(error);
  return status === 403 || String(code) === '510';
}

/** Whether a call failed because there is no such row, or none that the person may see. */
export function isMissing(error: unknown): boolean {
  const { status, code } = told(error);
  return status === 404 || String(code) === '404';
}

const told = (error: unknown): { status?: unknown; code?: unknown } => (typeof error === 'object' && error !== null ? error : {});
