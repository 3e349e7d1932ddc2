import type { Platform } from '../../../../platform/platform.ts';
import type { Attachment } from '../attachments.ts';

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
