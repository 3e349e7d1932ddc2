import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the monitor, by what a menu row stores. */
export const screens = defineScreens({
  'modules/monitor/RedisInfo': () => import('./RedisInfoPage.tsx'),
  'modules/monitor/RedisTerminal': () => import('./RedisTerminalPage.tsx'),
  'modules/monitor/TomcatInfo': () => import('./TomcatInfoPage.tsx'),
  'modules/monitor/SystemInfo': () => import('./SystemInfoPage.tsx'),
  'modules/monitor/JvmInfo': () => import('./JvmInfoPage.tsx'),
  'modules/monitor/HttpTrace': () => import('./HttpTracePage.tsx'),
  'modules/monitor/DiskMonitoring': () => import('./DiskMonitoringPage.tsx'),
});
