import type { hyCompany } from '../../customers/company/company.table.ts';
import type { LocalError, MessageField } from '../messages/checkMessage.ts';
import type { Message } from '../messages/message.ts';

/** An object as it is to be uploaded. */
export interface UploadSubject {
  bizNo: string;
  bizName: string;
  /** The company that reports it. */
  company: typeof hyCompany.$inferSelect | undefined;
  /** Why it may not be uploaded at all yet, in words for people. */
  notDue?: string | undefined;
  /** What has to be received before, in words for people; it waits for that. */
  waitsFor?: readonly string[];
  /** The latest moment, `YYYY-MM-DD HH:mm:ss`; absent: at once. */
  dueFrom?: string | null;
  /** Who answers for the data. */
  owner: string | null;
  message: Message;
  fields: readonly MessageField[];
  /** What is wrong, or looks odd, beyond the form of single fields. */
  errors: readonly LocalError[];
}
