import { routes } from '../../../platform/contract/index.ts';
import { forbidden } from '../../../platform/errors.ts';
import { checkContract, dictionaryContract } from './dictionary.contract.ts';
import { allEntries } from './dictModels.ts';
import { checkDuplicate, dictItems, dictText, dictTexts, searchDict } from './dictionary.service.ts';

export const dictionaryRoutes = routes(dictionaryContract, {
  queryAllDictItems: (ctx) => allEntries(ctx),
  refleshCache: (ctx) => {
    // The wire lets a plain GET change state, so the browser's word on where it comes from counts. @source security 3.14
    if (ctx.request.fetchSite === 'cross-site') throw forbidden();
    ctx.platform.dictionaries.clear();
    return null;
  },
  getDictItems: (ctx, { params }) => dictItems(ctx, params.dictCode),
  getDictText: (ctx, { params }) => dictText(ctx, params.dictCode, params.key),
  loadDict: (ctx, { params, query }) => searchDict(ctx, params.dictCode, { keyword: query.keyword, limit: query.pageSize }),
  loadDictItem: (ctx, { params, query }) => dictTexts(ctx, params.dictCode, query.key),
});

export const checkRoutes = routes(checkContract, {
  duplicate: (ctx, { query }) => checkDuplicate(ctx, query),
});
