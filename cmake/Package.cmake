# The Debian package: `script/package` makes it.
install(TARGETS hoigung RUNTIME DESTINATION /usr/bin)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/web/dist/ DESTINATION /usr/share/hoigung/web PATTERN .built EXCLUDE)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/content DESTINATION /usr/share/hoigung)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/hoigung.service DESTINATION /usr/lib/systemd/system)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/hoigung.toml DESTINATION /etc/hoigung
        PERMISSIONS OWNER_READ OWNER_WRITE)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/packaging/examples DESTINATION /usr/share/doc/hoigung)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/hoigung-backup.service ${CMAKE_SOURCE_DIR}/packaging/hoigung-backup.timer
        DESTINATION /usr/lib/systemd/system)
install(FILES ${CMAKE_SOURCE_DIR}/docs/operations.md ${CMAKE_SOURCE_DIR}/docs/data.md ${CMAKE_SOURCE_DIR}/docs/security.md
              ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_SOURCE_DIR}/SECURITY.md ${CMAKE_SOURCE_DIR}/packaging/copyright DESTINATION /usr/share/doc/hoigung)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/api DESTINATION /usr/share/doc/hoigung)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/lintian-overrides DESTINATION /usr/share/lintian/overrides RENAME hoigung)
# script/package makes these two.
install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION /usr/share/doc/hoigung)
install(FILES ${CMAKE_BINARY_DIR}/hoigung.1.gz DESTINATION /usr/share/man/man1)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hoigung)
set(CPACK_PACKAGE_VENDOR Hoigung)
set(CPACK_PACKAGE_CONTACT "Hoigung <operators@hoigung.example.hk>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "job-search site for front-line work in Hong Kong")
set(CPACK_PACKAGE_DESCRIPTION
    "One program that serves the whole site: pages, search, the seekers' service\n and the partners' service, over SQLite or PostgreSQL.")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "ca-certificates")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${CMAKE_SOURCE_DIR}/packaging/postinst;${CMAKE_SOURCE_DIR}/packaging/prerm;${CMAKE_SOURCE_DIR}/packaging/postrm;${CMAKE_BINARY_DIR}/conffiles")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
file(WRITE ${CMAKE_BINARY_DIR}/conffiles "/etc/hoigung/hoigung.toml\n")
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};hoigung;ALL;/")
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
include(CPack)
