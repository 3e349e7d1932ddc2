/** In the place of Storybook's docs page, which examples do not need. */
export const DocsPage = (): null => null;
