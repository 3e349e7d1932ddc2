import { addons } from 'storybook/manager-api';
import { plainName } from './plainName.ts';

addons.setConfig({ sidebar: { renderLabel: ({ name }: { name: string }) => plainName(name) } });
