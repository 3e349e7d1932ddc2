/** A role that ships with the product, and the person of the demonstration who has it. */
export interface DemoRole {
  code: string;
  name: string;
  english: string;
  realname: string;
  /** 1 platform staff, 2 customer or agent, 3 carrier, 4 captain. */
  userType: 1 | 2 | 3 | 4;
  /** Code of the position that the person holds. */
  post?: string;
  /** Another person of the role: what one hands over, the other decides on. */
  second?: { username: string; realname: string };
  /** Patterns of permissions: `order:*`, `driver:review`; `order:read` stands for list, export and what only shows. */
  grants: readonly string[];
}

/** What everybody does with orders who enters them. */
export const orderWork = [
  'order:read',
  'order:add',
  'order:copy',
  'order:edit',
  'order:submit',
  'order:close',
  'order:revoke',
  'order:import',
  'order:priceLog',
] as const;
