/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { StaffQuery, StaffQueryVariables } from '../graphql';

export const StaffDocument: DocumentTypeDecoration<StaffQuery, StaffQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c12034dda8ead5f4476c2da20424b9b7247ea74a5a7420a95a3dc5b1d75986e4' },
};
