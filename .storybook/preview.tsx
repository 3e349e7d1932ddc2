import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { useLayoutEffect } from 'react';
import { ConfirmProvider } from '../packages/admin-kit/src/dialog/index.ts';
import { LocaleProvider, type Locale } from '../packages/admin-kit/src/i18n/index.ts';
import { notices, NoticeViewport } from '../packages/admin-kit/src/notice/index.ts';
import {
  applyTheme,
  defaultPrimary,
  primaryPresets,
  ThemeProvider,
  type Density,
  type ThemeMode,
} from '../packages/admin-kit/src/theme/index.ts';
import { DocsPage } from './DocsPage.tsx';
import './preview.css';

// What a story waits for may be a chunk that a busy machine compiles first.
configure({ asyncUtilTimeout: 5000 });

function Direction({ rtl }: { rtl: boolean }) {
  useLayoutEffect(() => {
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  }, [rtl]);
  return null;
}

const withKit: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = {
    mode: globals['theme'] as ThemeMode,
    density: globals['density'] as Density,
    primary: primaryPresets.find((preset) => preset.name === globals['primary'])?.color ?? defaultPrimary,
  };
  const story = (
    <LocaleProvider locale={globals['locale'] as Locale}>
      <ConfirmProvider>
        <Story />
        {parameters['ownNotices'] ? null : <NoticeViewport />}
      </ConfirmProvider>
    </LocaleProvider>
  );
  // A docs page shows stories of several themes at once, so each keeps its own to itself.
  if (viewMode === 'docs')
    return (
      <div ref={(element) => void (element && applyTheme(element, theme))} dir={globals['direction'] as string} className="rounded-md p-4">
        {story}
      </div>
    );
  return (
    <ThemeProvider {...theme}>
      <Direction rtl={globals['direction'] === 'rtl'} />
      {story}
    </ThemeProvider>
  );
};

const width = (px: number, { name, type }: { name: string; type: 'mobile' | 'tablet' | 'desktop' }) => ({
  name: `${name}, ${px}px`,
  styles: { width: `${px}px`, height: type === 'mobile' ? '844px' : '900px' },
  type,
});

const preview: Preview = {
  decorators: [withKit],
  beforeEach: () => {
    localStorage.clear();
    notices.clear();
  },
  tags: ['autodocs'],
  parameters: {
    // What passes is for the panel alone; where nobody sees one, collecting it takes most of the time.
    a11y: { test: 'error', options: import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { page: DocsPage, toc: { headingSelector: 'h2, h3' } },
    viewport: {
      options: {
        phone: width(390, { name: 'Phone', type: 'mobile' }),
        tablet: width(768, { name: 'Tablet', type: 'tablet' }),
        narrow: width(1087, { name: 'Widest with a drawer for the menu', type: 'tablet' }),
        desktop: width(1440, { name: 'Desktop', type: 'desktop' }),
      },
    },
    options: {
      storySort: {
        order: [
          'Overview',
          ['Tokens', 'Type and spacing', 'Icons'],
          'Theme',
          'Input',
          ['Text and numbers', 'Choices', 'Dates', 'Upload', 'Display'],
          'Dialog',
          'Notice',
          'Dictionary',
          'Field',
          'Form',
          'Table',
          'Resource',
          ['ResourceList', 'ResourceForm'],
          'Tabs',
          'Layout',
          'CommandPalette',
          'SettingsDrawer',
          'Session',
          'Permission',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', primary: primaryPresets[0]!.name, density: 'default', locale: 'zh-CN', direction: 'ltr' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true } },
    primary: {
      toolbar: {
        title: 'Colour',
        icon: 'paintbrush',
        items: primaryPresets.map(({ name, label, color }) => ({ value: name, title: label.en, right: color })),
        dynamicTitle: true,
      },
    },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['compact', 'default', 'comfortable'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['zh-CN', 'en-US'], dynamicTitle: true } },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
