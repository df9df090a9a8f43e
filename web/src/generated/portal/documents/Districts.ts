/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DistrictsQuery, DistrictsQueryVariables } from '../graphql';

export const DistrictsDocument: DocumentTypeDecoration<DistrictsQuery, DistrictsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6f6c61e4011a0e0a1556ed86c10be39bb2381044e350a59ae415b88fac70c720' },
};
