export { createNoticeStore, notices } from './createNoticeStore.ts';
export type { Notice, NoticeOptions, NoticeStore, NoticeTone } from './createNoticeStore.ts';
export { NoticeViewport } from './NoticeViewport.tsx';
export type { NoticeViewportProps } from './NoticeViewport.tsx';
