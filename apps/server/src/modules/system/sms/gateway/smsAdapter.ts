import type { Platform } from '../../../../platform/platform.ts';

/** One message to one phone. */
export interface SmsMessage {
  tenantId: number;
  phone: string;
  /** Value of the dictionary `sms_scene`. */
  scene: string;
  /** What people read; `{code}` stands where the code belongs. */
  content: string;
  code?: string;
}

/** A way to send messages to phones. */
export interface SmsAdapter {
  /** Kept with every message: `local`, or the name of a gateway. */
  channel: string;
  /** Whether messages stay here and reach no phone. */
  simulated: boolean;
  /** Hands a message over. Rejects with an `AppError` whose words are for people. @returns the id of the message at the adapter */
  send(platform: Platform, message: SmsMessage): Promise<{ messageId: string }>;
}
