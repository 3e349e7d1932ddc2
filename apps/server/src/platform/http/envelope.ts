/** What every JSON answer below the prefix looks like. @source jeecg-wire 1.1 */
export interface Envelope {
  success: boolean;
  message: string;
  code: number | string;
  result: unknown;
  timestamp: number;
  requestId: string;
  /** Five-digit domain code of a refused call. */
  errorCode?: number;
  errorData?: unknown;
}

/** A successful answer. */
export function succeeded(
  requestId: string,
  { result, message = '操作成功！', code = 200 }: { result: unknown; message?: string; code?: number | string },
): Envelope {
  return { success: true, message, code, result: result ?? null, timestamp: Date.now(), requestId };
}

/** A refused call. */
export function failed(
  requestId: string,
  {
    message,
    code,
    extra = {},
  }: { message: string; code: number | string; extra?: { errorCode?: number | undefined; errorData?: unknown; result?: unknown } },
): Envelope {
  return {
    success: false,
    message,
    code,
    result: extra.result ?? null,
    timestamp: Date.now(),
    requestId,
    ...(extra.errorCode === undefined ? {} : { errorCode: extra.errorCode }),
    ...(extra.errorData === undefined ? {} : { errorData: extra.errorData }),
  };
}
