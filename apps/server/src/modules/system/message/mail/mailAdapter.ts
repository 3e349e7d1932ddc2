import { localMail } from './localMail.ts';
import { smtpMail } from './smtpMail.ts';
import type { MailAdapter } from './mailTypes.ts';

/** One address, as it may stand in a mail's head. */
export const mailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;

/** The adapter of this installation: SMTP where the operator names a server in `SMTP_URL`, else the local box. @source MSG-01 */
export const mailAdapter = (): MailAdapter => smtpMail(process.env['SMTP_URL'], process.env['MAIL_FROM']) ?? localMail;
