export { fakeRequest } from './fakeRequest.ts';
export type { FakeReplies, FakeRequest, FakeRequestCall } from './fakeRequest.ts';
export { fakeResourceApi } from './fakeResourceApi.ts';
export type { FakeCall, FakeResourceApi, FakeResourceOptions, FakeRow } from './fakeResourceApi.ts';
export { KitFrame } from './KitFrame.tsx';
export type { KitFrameProps } from './KitFrame.tsx';
export { renderStory } from './renderStory.tsx';
export type { RenderedStory } from './renderStory.tsx';
export { sharedStore } from './sharedStore.ts';
