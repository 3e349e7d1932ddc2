import type { LoginResult } from './session.ts';
import type { Envelope } from '../request/requestTypes.ts';

/** A password, with the code of a picture where the server asked for one. */
export interface PasswordInput {
  /** Login name. */
  username: string;
  /** In plain text. */
  password: string;
  /** What the picture shows; absent where none was asked for. */
  captcha?: string;
  /** Key that the picture was asked with. */
  checkKey?: string;
  /** Asks for a ticket that begins the next session without signing in again. @source SESS-05 */
  remember?: boolean;
}

/** A code that was sent to a phone. */
export interface PhoneInput {
  /** Number of the phone, without spaces. */
  mobile: string;
  /** The code that was sent to it. */
  captcha: string;
  /** As for a password. */
  remember?: boolean;
}

/** What each way to sign in takes. @source SESS-01, SESS-05 */
export interface LoginInputs {
  /** Login name and password. */
  username: PasswordInput;
  /** Login name and password, with the code of a picture. */
  account: PasswordInput;
  /** Login name and password of somebody who is a customer. */
  customer: PasswordInput;
  /** A code by SMS. */
  sms: PhoneInput;
  /** A code by SMS, where the server keeps the phone as a login of its own. */
  phone: PhoneInput;
  /** `readTicket` finds both in the address. */
  cas: { ticket: string; service: string };
  /** What the provider's window handed over. */
  thirdParty: { token: string };
  /** An account that this browser remembers, by its key. */
  remembered: { id: string };
}

/** A way to sign in. */
export type LoginWay = keyof LoginInputs;

/** A department of the user. */
export interface SessionDepartment {
  /** What the server knows it by. */
  code: string;
  /** What people read. */
  name: string;
}

/** How a login ended. What was refused is thrown instead. */
export type LoginOutcome =
  /** The session has begun. `mustChoose`: the person belongs to several departments and has to choose one. @source SESS-07 */
  | { kind: 'signedIn'; login: LoginResult; departments: readonly SessionDepartment[]; mustChoose: boolean }
  /** The login goes on: what is still needed, such as `captcha` or `password`. @source SESS-02 */
  | { kind: 'unfinished'; response: Envelope; need: readonly string[]; login: LoginResult | undefined };

/** Menu and permissions of the session. */
export interface UserPermissions<MenuNode> {
  /** The menu. */
  menu: MenuNode[] | null;
  /** What the person may do. */
  auth: PermissionEntry[];
  /** All that can be allowed. */
  allAuth: PermissionEntry[];
}

/** A permission as the server lists it. */
export interface PermissionEntry {
  /** Name of the action. */
  action: string;
  /** Whether it is shown or enabled. */
  type?: string | null;
  /** Whether it is in force. */
  status?: string | null;
  /** What it allows, in words. */
  describe?: string | null;
}

/** The calls of a session. */
export interface SessionApi {
  /**
   * Signs in and starts the session.
   *
   * @throws ApiError with the server's words, and its whole answer as `response`
   * @source SESS-01, SESS-02, SESS-05
   */
  loginWith<Way extends LoginWay>(way: Way, input: LoginInputs[Way]): Promise<LoginOutcome>;
  /**
   * Ends the session here at once, then tells the server. Never rejects.
   *
   * @returns the error of the server, which changes nothing but may be shown
   * @source SESS-04
   */
  logout(): Promise<{ error: unknown }>;
  /** Departments of the user and the present one. @source SESS-07 */
  departments(): Promise<{ list: SessionDepartment[]; current: string | undefined }>;
  /** Chooses the department of the session and keeps it for seven days. @source SESS-07 */
  selectDepartment(code: string): Promise<void>;
  /** Menu and permissions: asked for, unless the login has just brought them. @source SESS-06 */
  permissions<MenuNode>(): Promise<UserPermissions<MenuNode>>;
}
