import { startPostgres, type OwnPostgres } from '../scripts/lib/postgres.mjs';

/**
 * Starts a PostgreSQL of its own with the memory that a million waybills ask for.
 *
 * @param kept a folder that it keeps its data in, for the next run
 * @returns undefined when no PostgreSQL is installed
 */
export function startBenchPostgres(kept?: string): Promise<OwnPostgres | undefined> {
  const settings = {
    shared_buffers: '1GB',
    effective_cache_size: '4GB',
    work_mem: '32MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '30min',
    random_page_cost: 1.1,
  };
  return startPostgres(settings, kept);
}
