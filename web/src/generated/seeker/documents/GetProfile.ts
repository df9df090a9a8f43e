/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GetProfileQuery, GetProfileQueryVariables } from '../graphql';

export const GetProfileDocument: DocumentTypeDecoration<GetProfileQuery, GetProfileQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3547981e3bd7ad80d1a1198466460ae374cbfa4014f483a2fa300fcd91e47d61' },
};
