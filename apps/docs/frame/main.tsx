import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import preview from '../../../.storybook/preview.tsx';
import { RecipeFrame } from '../recipes/RecipeFrame.tsx';

const stories = import.meta.glob<{ default: Meta }>('../../../packages/admin-kit/src/**/*.stories.tsx');
const recipes = import.meta.glob<{ default: ComponentType }>('../recipes/*.tsx');
const asked = new URLSearchParams(location.search);
const locale = asked.get('locale') === 'en-US' ? 'en-US' : 'zh-CN';

/** The colours of the page around, which stands at the same address. */
function siteTheme(): 'light' | 'dark' {
  return parent.document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function useSiteTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState(siteTheme);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(siteTheme()));
    observer.observe(parent.document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

async function load(): Promise<ComponentType<{ theme: 'light' | 'dark' }>> {
  const recipe = asked.get('recipe');
  if (recipe !== null) {
    const module = await recipes[`../recipes/${recipe}.tsx`]?.();
    if (module === undefined) throw new Error(`There is no recipe ${recipe}.`);
    return ({ theme }) => (
      <RecipeFrame locale={locale} theme={theme}>
        <module.default />
      </RecipeFrame>
    );
  }
  const [file, name = ''] = (asked.get('story') ?? '').split('#');
  const module = (await stories[`../../../packages/admin-kit/src/${file}.stories.tsx`]?.()) as
    | ({ default: Meta } & Record<string, StoryFn>)
    | undefined;
  const story = module?.[name];
  if (module === undefined || story === undefined) throw new Error(`There is no story ${file}#${name}.`);
  setProjectAnnotations([preview]);
  const layout = (story as { parameters?: { layout?: string } }).parameters?.layout ?? module.default.parameters?.['layout'];
  const isWhole = layout === 'fullscreen';
  // A story without its play: people press the buttons themselves.
  return ({ theme }) => {
    const Story = composeStory(story, module.default, { initialGlobals: { ...preview.initialGlobals, theme, locale } }, name);
    return (
      <div className={isWhole ? '' : 'p-4'}>
        <Story key={theme} />
      </div>
    );
  };
}

const Example = await load();

function Page() {
  return <Example theme={useSiteTheme()} />;
}

document.documentElement.lang = locale;
createRoot(document.getElementById('root')!).render(<Page />);
