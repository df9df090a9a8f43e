/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SeekerReadySentencesQuery, SeekerReadySentencesQueryVariables } from '../graphql';

export const SeekerReadySentencesDocument: DocumentTypeDecoration<SeekerReadySentencesQuery, SeekerReadySentencesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:11e311ae7671f96f05a18cfbd215aa974756b7ce8e805a6e9d26e7506ea55439' },
};
