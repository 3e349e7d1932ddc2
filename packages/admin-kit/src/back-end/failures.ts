import { ApiError, isCancelled } from '../request/ApiError.ts';
import { requestTexts } from '../request/requestTexts.ts';
import { refusalOf } from './refusedFields.ts';

/** What a refused call is thrown as: the server's words where it has any. */
export function refused(status: number, { body, locale }: { body: unknown; locale?: (() => string) | undefined }): ApiError {
  const texts = textsOf(locale);
  const { message, fields } = refusalOf(body);
  const usual =
    { 401: texts.unauthorised, 403: texts.accessDenied, 404: texts.notFound, 504: texts.gatewayTimeout }[status] ?? texts.failed;
  return new ApiError(message || usual, { status, response: body, ...(fields.length > 0 && { errorData: fields }) });
}

/** What a call without an answer is thrown as. What nobody waits for any more stays what it is. */
export function unanswered(error: unknown, locale?: () => string): unknown {
  if (error instanceof ApiError || isCancelled(error)) return error;
  const texts = textsOf(locale);
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(isLate ? texts.timeout : texts.network, { status: 0 });
}

const textsOf = (locale?: () => string) => (locale?.().startsWith('en') === true ? requestTexts.en : requestTexts.zh);
