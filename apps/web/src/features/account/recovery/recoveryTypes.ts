/** What the steps hand on. */
export interface Recovery {
  /** As typed in the first step; the second answers the right one. */
  username: string;
  phone: string;
  /** The code that passed; it sets the password once. */
  smscode: string;
}
