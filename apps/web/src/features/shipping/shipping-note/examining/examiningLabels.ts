import { defineTexts } from '../../../../shared/texts/defineTexts.ts';

/** What the actions of the examination by finance are called; their dialogs come with more. */
export const examiningLabels = defineTexts({
  examine: { zh: '财务审核', en: 'Examine' },
  examineChosen: { zh: '批量财务审核', en: 'Examine chosen' },
  unexamine: { zh: '撤回财务审核', en: 'Take examination back' },
});
