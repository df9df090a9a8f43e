/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GetProfileQuery, GetProfileQueryVariables } from '../graphql';

export const GetProfileDocument: DocumentTypeDecoration<GetProfileQuery, GetProfileQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1dd22df1535381a2e98df2e73b3df6e5924beadfe7a3266195b515aef051df4c' },
};
