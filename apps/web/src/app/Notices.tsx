/** A chunk of its own for the place where notices appear. */
export { NoticeViewport } from '@tarmac/admin-kit/notice';
