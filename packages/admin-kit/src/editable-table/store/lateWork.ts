import type { ColumnPlan } from './columnPlan.ts';
import type { TableCore } from './tableCore.ts';
import type { ErrorMap, ReadApi, ValidateApi, ViewApi } from './tableStore.ts';
import type { TableWork, WorkParts } from './tableWork.ts';

/** Sorting, filtering, rules and figures of a store, and what keeps them in line with it. */
export interface LateWork {
  api: ViewApi & ValidateApi & Pick<ReadApi, 'errorOf' | 'errors' | 'isRequired'>;
  /** After other rows were loaded. */
  renew: () => void;
  stop: () => void;
}

const noErrors: ErrorMap = new Map();

/** Loads the work over many rows with its first use; a load that failed is tried again with the next. */
export function createLateWork(core: TableCore, parts: WorkParts): LateWork {
  let work: TableWork | undefined;
  let loading: Promise<TableWork> | undefined;
  let isStopped = false;

  async function load(): Promise<TableWork> {
    const { createTableWork } = await import('./tableWork.ts');
    return (work ??= createTableWork(core, parts));
  }

  function get(): Promise<TableWork> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  // What is written is checked, once the code for it is there; the checks themselves hear of all later steps.
  core.afterStep.push((outcome) => {
    if (work !== undefined || !(core.hasUnread || outcome.cells().some(({ plan }) => isRuled(plan)))) return;
    get().then(
      ({ validation }) => isStopped || validation.follow(outcome),
      () => undefined,
    );
  });

  const isRuled = (plan: ColumnPlan) => plan.type.validate !== undefined || core.rulesOf(plan).length > 0;

  return {
    api: {
      sorting: () => work?.view.sorting() ?? [],
      filters: () => work?.view.filters() ?? [],
      setSorting: async (sorting, options) => (await get()).view.setSorting(sorting, options),
      setFilters: async (filters, options) => (await get()).view.setFilters(filters, options),
      distinctTexts: async (key, { limit, ...options }) => (await get()).view.distinctTexts(key, { limit, ...options }),
      statistics() {
        if (work) return work.statistics.read();
        // The figures come when they can; without them the row below the columns stays empty.
        get().then(
          ({ statistics }) => isStopped || statistics.read(),
          () => undefined,
        );
        return new Map();
      },
      validateCell: async (rowId, key) => (await get()).validation.validateCell(rowId, key),
      validateRow: async (rowId) => (await get()).validation.validateRow(rowId),
      validateColumn: async (key, options) => (await get()).validation.validateColumn(key, options),
      validateTable: async (options) => (await get()).validation.validateTable(options),
      clearErrors: () => work?.validation.clearErrors(),
      errorOf: (rowId, key) => work?.validation.errorOf(rowId, key),
      errors: () => work?.validation.errors() ?? noErrors,
      isRequired(key) {
        const plan = core.byKey.get(key);
        return plan !== undefined && core.rulesOf(plan).some(({ required, pattern }) => required === true || pattern === '*');
      },
    },
    renew: () => work?.view.renew(),
    stop() {
      isStopped = true;
      work?.view.stop();
      work?.statistics.dispose();
    },
  };
}
