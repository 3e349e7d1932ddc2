import { startPostgres, type OwnPostgres } from '../scripts/lib/postgres.mjs';

/**
 * Starts a PostgreSQL of its own with the memory that a million waybills ask for.
 *
 * @returns undefined when no PostgreSQL is installed
 */
export function startBenchPostgres(): Promise<OwnPostgres | undefined> {
  return startPostgres({
    shared_buffers: '1GB',
    effective_cache_size: '4GB',
    work_mem: '32MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '30min',
    random_page_cost: 1.1,
  });
}
