import type { Decorator, Preview } from '@storybook/react-vite';
import { ConfirmProvider } from '../packages/admin-kit/src/dialog/index.ts';
import { LocaleProvider, type Locale } from '../packages/admin-kit/src/i18n/index.ts';
import { NoticeViewport } from '../packages/admin-kit/src/notice/index.ts';
import { ThemeProvider, type Density, type ThemeMode } from '../packages/admin-kit/src/theme/index.ts';
import { configure } from 'storybook/test';
import './preview.css';

// What a story waits for may be a chunk that a busy machine compiles first.
configure({ asyncUtilTimeout: 5000 });

const withKit: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider mode={globals['theme'] as ThemeMode} density={globals['density'] as Density}>
    <LocaleProvider locale={globals['locale'] as Locale}>
      <ConfirmProvider>
        <Story />
        {parameters['ownNotices'] ? null : <NoticeViewport />}
      </ConfirmProvider>
    </LocaleProvider>
  </ThemeProvider>
);

const preview: Preview = {
  decorators: [withKit],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Input', 'Dialog', 'Notice', 'Form', 'Table', 'Resource'] } },
  },
  initialGlobals: { theme: 'light', locale: 'zh-CN', density: 'default' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Locale', items: ['zh-CN', 'en-US'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['compact', 'default', 'comfortable'], dynamicTitle: true } },
  },
};

export default preview;
