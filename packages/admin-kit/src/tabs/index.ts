export { TabBar, type TabBarProps } from './TabBar.tsx';
export { TabOutlet, type TabOutletProps } from './TabOutlet.tsx';
export { type TabPage, type TabsContextValue, useOptionalTab, useOptionalTabs, useTab, useTabs } from './TabsContext.ts';
export {
  closedBy,
  type CloseRefusal,
  initialTabs,
  lostBy,
  refusalOf,
  startTabs,
  type Tab,
  type TabsAction,
  tabsReducer,
  type TabsStart,
  type TabsState,
  type Visit,
} from './tabsReducer.ts';
export { TabsProvider, type TabsProviderProps, titleKeyOf } from './TabsProvider.tsx';
export { useUnsavedChanges } from '../internals/unsaved.ts';
