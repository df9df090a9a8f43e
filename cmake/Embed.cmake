# hoigung_embed(TARGET NAME FILE...): puts files into the program. Each becomes an entry of
# `std::span<const base::EmbeddedFile> <NAME>()`, under its path from the root of the repository.
function(hoigung_embed target name)
  set(assembly "${CMAKE_CURRENT_BINARY_DIR}/${target}_${name}.S")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${target}_${name}.cpp")
  set(asm_text ".section .rodata\n")
  set(declarations "")
  set(entries "")
  set(index 0)
  foreach(file IN LISTS ARGN)
    file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR} ${file})
    set(symbol "hoigung_embedded_${name}_${index}")
    string(APPEND asm_text ".balign 16\n.global ${symbol}\n${symbol}:\n.incbin \"${file}\"\n"
                           ".global ${symbol}_end\n${symbol}_end:\n.byte 0\n")
    string(APPEND declarations "extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n")
    string(APPEND entries "    {\"${path}\", {${symbol}, static_cast<std::size_t>(${symbol}_end - ${symbol})}},\n")
    math(EXPR index "${index} + 1")
  endforeach()
  string(APPEND asm_text ".section .note.GNU-stack,\"\",%progbits\n")
  file(CONFIGURE OUTPUT ${assembly} CONTENT "${asm_text}" @ONLY)
  file(CONFIGURE OUTPUT ${source} CONTENT "#include \"base/embedded.hpp\"
extern \"C\" {
${declarations}}
namespace hoigung {
std::span<const base::EmbeddedFile> ${name}() {
    static const base::EmbeddedFile files[] = {
${entries}    };
    return files;
}
}  // namespace hoigung
" @ONLY)
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS "${ARGN}" COMPILE_OPTIONS "-w")
  target_sources(${target} PRIVATE ${assembly} ${source})
endfunction()
