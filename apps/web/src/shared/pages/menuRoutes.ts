// A file of its own, so that the login page does without it.
export { buildMenuRoutes, requireMenu } from '@tarmac/admin-kit/layout';
