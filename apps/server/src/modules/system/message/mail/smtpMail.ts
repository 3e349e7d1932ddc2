import { createTransport } from 'nodemailer';
import { plainTextOf } from '../../../../platform/html/richText.ts';
import type { MailAdapter } from './mailTypes.ts';

/** How long each step of a delivery may take, ms. @source security 12.51 */
const timeLimit = 5000;

/**
 * Sends by the server of the operator, such as `smtps://user:password@mail.example.com`. Nothing that a mail names is fetched or read.
 *
 * @returns nothing where no server is named
 * @source MSG-01
 */
export function smtpMail(url: string | undefined, from: string | undefined): MailAdapter | undefined {
  if (url === undefined || url === '') return undefined;
  if (from === undefined || from === '') throw new Error('MAIL_FROM must name the sender where SMTP_URL names a server.');
  return {
    channel: 'smtp',
    send: async (_platform, { to, subject, html, attachment }) => {
      const transport = createTransport(url, {
        connectionTimeout: timeLimit,
        greetingTimeout: timeLimit,
        socketTimeout: 2 * timeLimit,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as never);
      try {
        const attachments =
          attachment === undefined
            ? []
            : [{ filename: attachment.fileName, contentType: attachment.contentType, content: attachment.content }];
        await transport.sendMail({ from, to, subject, html, text: plainTextOf(html), attachments });
      } finally {
        transport.close();
      }
    },
  };
}
