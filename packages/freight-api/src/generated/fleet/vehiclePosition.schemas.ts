// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `report` takes, as a schema for forms. */
export const vehiclePositionReportInput = z.object({
  positions: z
    .array(
      z.object({
        vehicleNumber: z.string().check(z.maxLength(35)).check(byRule('plate')),
        plateColor: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
        locTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
        lng: z.number().check(z.minimum(73), z.maximum(136)),
        lat: z.number().check(z.minimum(3), z.maximum(54)),
        speed: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(220)))),
        direction: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(359)))),
        mileage: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000000)))),
        accuracy: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
        source: z.enum(['1', '2', '3']),
        coordType: z.optional(z.nullable(z.enum(['wgs84', 'gcj02', 'bd09']))),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
