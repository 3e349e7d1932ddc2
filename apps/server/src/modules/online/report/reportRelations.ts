/**
 * What reports may read: views of the schema `rpt`, with their columns. A view carries the row rules of its lists and leaves out
 * personal numbers, which are sealed in their tables anyway. Another one comes by a migration and a line here.
 *
 * @source security 8.36
 */
export const reportRelations: Readonly<Record<string, readonly string[]>> = {
  driver: [
    'id',
    'driver_name',
    'gender',
    'vehicle_class',
    'licence_issuer',
    'valid_period_to',
    'qualification_type',
    'qualification_valid_to',
    'carrier_id',
    'captain_id',
    'is_captain',
    'online',
    'score',
    'blacklist',
    'state',
    'create_time',
  ],
  vehicle: [
    'id',
    'vehicle_number',
    'plate_color',
    'vehicle_type',
    'owner',
    'owner_type',
    'brand_model',
    'vehicle_energy_type',
    'vehicle_tonnage',
    'gross_mass',
    'axle_count',
    'inspect_valid_to',
    'carrier_id',
    'score',
    'blacklist',
    'state',
    'create_time',
  ],
  carrier: ['id', 'carrier_name', 'carrier_kind', 'province', 'city', 'score', 'blacklist', 'state', 'create_time'],
};
