export { useIsMobile } from '../internals/useMediaQuery.ts';
export { AdminLayout, type AdminLayoutProps } from './AdminLayout.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
export { LoginLayout, type LoginLayoutProps } from './LoginLayout.tsx';
export {
  buildMenuRoutes,
  requireMenu,
  isContainer,
  isFrame,
  matchMenuRoute,
  type MenuNode,
  type MenuRoute,
  visibleMenu,
  windowTitle,
} from './menu.ts';
export { MenuSearch, type MenuSearchProps } from './MenuSearch.tsx';
export { MenuIcon, type MenuIconProps } from './menuIcon.tsx';
export { isChunkFailure } from '../internals/isChunkFailure.ts';
export { PageFailure, type PageFailureProps } from '../internals/Failure.tsx';
export { PageBoundary, type PageBoundaryProps } from './PageBoundary.tsx';
export { TopMenu, type TopMenuProps } from './TopMenu.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { SideMenu, type SideMenuProps } from './SideMenu.tsx';
export { fillTemplate, isOpenableUrl, type TemplateContext } from './urlTemplate.ts';
