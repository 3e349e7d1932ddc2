import type { Platform } from '../../../../platform/platform.ts';
import type { Attachment } from '../attachments.ts';
import { localMail } from './localMail.ts';
import { smtpMail } from './smtpMail.ts';

/** One mail to one address. */
export interface Mail {
  tenantId: number;
  messageId: string;
  to: string;
  subject: string;
  html: string;
  attachment?: Attachment | undefined;
}

/** A way to send mails. */
export interface MailAdapter {
  /** Kept with every message: `local`, or `smtp`. */
  channel: string;
  /** Hands a mail over. Rejects with an error whose words an administrator can use. */
  send(platform: Platform, mail: Mail): Promise<void>;
}

/** One address, as it may stand in a mail's head. */
export const mailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;

/** The adapter of this installation: SMTP where the operator names a server in `SMTP_URL`, else the local box. @source MSG-01 */
export const mailAdapter = (): MailAdapter => smtpMail(process.env['SMTP_URL'], process.env['MAIL_FROM']) ?? localMail;
