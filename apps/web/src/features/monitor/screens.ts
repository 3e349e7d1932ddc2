import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the monitor, by what a menu row stores. */
export const screens = defineScreens({
  'modules/monitor/RedisInfo': () => import('./redis/RedisInfoPage.tsx'),
  'modules/monitor/RedisTerminal': () => import('./redis/RedisTerminalPage.tsx'),
  'modules/monitor/TomcatInfo': () => import('./server/TomcatInfoPage.tsx'),
  'modules/monitor/SystemInfo': () => import('./server/SystemInfoPage.tsx'),
  'modules/monitor/JvmInfo': () => import('./server/JvmInfoPage.tsx'),
  'modules/monitor/HttpTrace': () => import('./server/HttpTracePage.tsx'),
  'modules/monitor/DiskMonitoring': () => import('./server/DiskMonitoringPage.tsx'),
});
