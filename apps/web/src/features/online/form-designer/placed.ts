import { ApiError } from '@tarmac/admin-kit/request';

/** A refusal whose problems stand where the designer has what they are about. @param place by the path that the server names */
export function placed(error: unknown, place: (path: string) => string): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error;
  const { message, status, announced } = error;
  return new ApiError(message, {
    status,
    announced,
    errorData: error.fields.map(({ path, message: text }) => ({ path: place(path), message: text })),
  });
}
