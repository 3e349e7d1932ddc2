import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';

/** A file that goes with a mail. */
export interface Attachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

const kinds = new Map<string, (ctx: Context, id: string) => Promise<Attachment>>();

/** Declares a kind of file that mails may carry: messages name it, and it is made when the mail goes out. */
export const declareAttachment = (kind: string, make: (ctx: Context, id: string) => Promise<Attachment>): void =>
  void kinds.set(kind, make);

/** The file that a message names as `kind:id`. @throws AppError it cannot be made */
export async function attachmentOf(ctx: Context, name: string): Promise<Attachment> {
  const [kind = '', id = ''] = name.split(':');
  const make = kinds.get(kind);
  if (make === undefined) throw new AppError('Business', '附件不存在');
  return make(ctx, id);
}
