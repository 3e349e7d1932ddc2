export { TabBar, type TabBarProps } from './TabBar.tsx';
export { TabOutlet, type TabOutletProps } from './TabOutlet.tsx';
export { type TabPage, type TabsContextValue, type TabStep, useTab, useTabs } from './TabsContext.ts';
export { type CloseRefusal, refusalOf, type Tab, type TabsAction, type TabsStart, type TabsState, type Visit } from './tabsReducer.ts';
export { TabsProvider, type TabsProviderProps } from './TabsProvider.tsx';
export { useUnsavedChanges } from '../internals/unsaved.ts';
