// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const vehicleAddInput = z.object({
  vehicleNumber: z.string().check(z.minLength(1), z.maxLength(35)).check(byRule('plate')),
  plateColor: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  vehicleType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  owner: z.string().check(z.minLength(1), z.maxLength(128)),
  ownerIdNo: z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('partyNo')),
  useCharacter: z.string().check(z.minLength(1), z.maxLength(20)),
  vin: z.string().check(z.minLength(1), z.maxLength(17)).check(byRule('vin')),
  issuingOrganizations: z.string().check(z.minLength(1), z.maxLength(128)),
  registerDate: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  issueDate: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  vehicleEnergyType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  vehicleTonnage: z.int().check(z.minimum(1), z.maximum(10000)),
  grossMass: z.int().check(z.minimum(1), z.maximum(4900)),
  roadTransportCertificateNumber: z.string().check(z.minLength(1), z.maxLength(20)).check(byRule('rtc')),
  ownerType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  inspectValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  engineNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  brandModel: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  vehicleLength: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(60000)))),
  vehicleWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  vehicleHeight: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  axleCount: z.optional(z.nullable(z.int().check(z.minimum(2), z.maximum(6)))),
  rtcValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  rtcFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehicleLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehicleLicenceBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehiclePhoto: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  ownerPermitNo: z.optional(z.nullable(z.string().check(z.maxLength(50)).check(byRule('permit')))),
  trailerVehiclePlateNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)).check(byRule('trailerPlate')))),
  trailerVehicleId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  attachAgreementFile: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  insuranceCompany: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  compulsoryNo: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  compulsoryValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  commercialValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  gpsTerminalNo: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  gpsNetState: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `bindTrailer` takes, as a schema for forms. */
export const vehicleBindTrailerInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  trailerVehicleId: z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
});
/** What `blacklist` takes, as a schema for forms. */
export const vehicleBlacklistInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  blacklist: z.enum(['0', '1']),
});
/** What `edit` takes, as a schema for forms. */
export const vehicleEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  vehicleNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(35)).check(byRule('plate'))),
  plateColor: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  vehicleType: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  owner: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  ownerIdNo: z.optional(z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('partyNo'))),
  useCharacter: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  vin: z.optional(z.string().check(z.minLength(1), z.maxLength(17)).check(byRule('vin'))),
  issuingOrganizations: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  registerDate: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          ),
        ),
      ),
  ),
  issueDate: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          ),
        ),
      ),
  ),
  vehicleEnergyType: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  vehicleTonnage: z.optional(z.int().check(z.minimum(1), z.maximum(10000))),
  grossMass: z.optional(z.int().check(z.minimum(1), z.maximum(4900))),
  roadTransportCertificateNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(20)).check(byRule('rtc'))),
  ownerType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  inspectValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  engineNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  brandModel: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  vehicleLength: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(60000)))),
  vehicleWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  vehicleHeight: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  axleCount: z.optional(z.nullable(z.int().check(z.minimum(2), z.maximum(6)))),
  rtcValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  rtcFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehicleLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehicleLicenceBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  vehiclePhoto: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  ownerPermitNo: z.optional(z.nullable(z.string().check(z.maxLength(50)).check(byRule('permit')))),
  trailerVehiclePlateNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)).check(byRule('trailerPlate')))),
  trailerVehicleId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  attachAgreementFile: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  insuranceCompany: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  compulsoryNo: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  compulsoryValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  commercialValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  gpsTerminalNo: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  gpsNetState: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `freeze` takes, as a schema for forms. */
export const vehicleFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `ocr` takes, as a schema for forms. */
export const vehicleOcrInput = z.object({
  kind: z.enum(['vehicleLicence', 'vehicleLicenceBack', 'rtc']),
  image: z.string().check(z.minLength(1), z.maxLength(500)),
});
/** What `review` takes, as a schema for forms. */
export const vehicleReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `submit` takes, as a schema for forms. */
export const vehicleSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `unfreeze` takes, as a schema for forms. */
export const vehicleUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `verify` takes, as a schema for forms. */
export const vehicleVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
