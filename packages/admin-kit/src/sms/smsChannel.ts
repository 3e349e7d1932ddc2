/** A way to send a code to a phone and to check the one that came back. Both reject with the server's words. */
export interface SmsChannel {
  /** Names the countdown of this way: opening another dialog of the same way goes on counting. */
  key: string;
  /** Sends a code. */
  send: () => Promise<unknown>;
  /** Resolves where the code is right. */
  verify: (captcha: string) => Promise<unknown>;
}
